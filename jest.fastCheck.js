const fc = require('./node_modules/fast-check');

// Random cases are the same in every run; `FAST_CHECK_SEED` tries others. A failure prints its seed.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_127) });

module.exports = fc;
