import { send } from './gateway';

// Shows (requirements, 7.6).

describe('the country of a visitor', () => {
  const countryOf = async (forwardedFor?: string) => {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    return (await send('interview', {}, headers)).body;
  };
  const answer = (country: string) => ({ code: 0, msg: 'success', data: { country } });

  it.each([
    ['53.0.0.1', 'DE'],
    ['8.8.8.8', 'US'],
    ['::ffff:53.0.0.1', 'DE'],
    ['2001:4860:4860::8888', 'US'],
  ])('of %s is %s', async (address, country) => expect(await countryOf(address)).toEqual(answer(country)));

  it('is that of the last address in the header, which the caller adds', async () => {
    expect(await countryOf('53.0.0.1, 8.8.8.8')).toEqual(answer('US'));
  });

  it.each([
    undefined,
    '',
    '127.0.0.1',
    '10.0.0.7',
    '192.168.1.1',
    '::1',
    'unknown',
    '53.0.0.1:80',
    'x'.repeat(4000),
  ])('of %s is unknown, without an error', async (address) =>
    expect(await countryOf(address)).toEqual(answer('unknown')),
  );
});
