// Imported before the configuration is read: the gateway is published at an address with https.
process.env.GATEWAY_HOST = 'https://cms.kompassa.example';
