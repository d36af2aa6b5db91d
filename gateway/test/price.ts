/** A price as the CMS takes it; `amount` in cents. */
export const price = {
  label: 'Registration',
  amount: 49900,
  currency: 'EUR',
  unit: 'once',
  vatMode: 'net',
  validFrom: '2026-03-01T12:00:00.000Z',
};
