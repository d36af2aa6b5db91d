const { createHmac } = require('node:crypto');

/**
 * What an instance of the site proves with to a cache that it may remove pages from it; nginx has it in its
 * configuration (scripts/lib/nginx/config.mjs). Made from the secret that site and gateway share.
 * @param {string} secret
 * @returns {string} hexadecimal
 */
const purgeSecret = (secret) => createHmac('sha256', secret).update('purge').digest('hex');

module.exports = { purgeSecret };
