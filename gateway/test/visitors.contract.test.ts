import { send } from './gateway';

// Shows (requirements, 7.6).

it('the country of a visitor is that of the last address in the header, which the caller adds', async () => {
  const { body } = await send('interview', {}, { 'x-forwarded-for': '53.0.0.1, 8.8.8.8' });
  expect(body).toEqual({ code: 0, msg: 'success', data: { country: 'US' } });
});
