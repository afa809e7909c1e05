const { factories } = require("@strapi/strapi")

module.exports = factories.createCoreRouter("api::app-setting.app-setting")
