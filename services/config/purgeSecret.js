const { createHmac } = require('node:crypto');

/**
 * The secret with which an instance of the site may remove pages from a cache; nginx has it in its
 * configuration (scripts/lib/nginx/config.mjs). Made from the secret that site and gateway share.
 * @param {string} secret
 * @returns {string} hexadecimal
 */
const purgeSecret = (secret) => createHmac('sha256', secret).update('purge').digest('hex');

module.exports = { purgeSecret };
