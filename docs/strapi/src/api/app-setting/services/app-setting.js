const { factories } = require("@strapi/strapi")

module.exports = factories.createCoreService("api::app-setting.app-setting")
