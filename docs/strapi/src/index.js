module.exports = { register() {}, bootstrap() {} }
