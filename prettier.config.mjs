/** @type {import('prettier').Config} */
const config = { printWidth: 110, singleQuote: true };

export default config;
