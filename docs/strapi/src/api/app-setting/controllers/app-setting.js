const { factories } = require("@strapi/strapi")

module.exports = factories.createCoreController("api::app-setting.app-setting")
