import { gatewayUrl } from './gateway';

// Shows (requirements, 11.13).

const films = ['vat-oss-ioss', 'declaration-of-conformity', 'first-german-return'];
const film = (address: string, headers: HeadersInit = {}) =>
  fetch(`${gatewayUrl()}/films/kompassa/${address}`, { headers });

describe.each(films)('the film %s', (name) => {
  it('has three qualities and captions in both languages, and is available to other hosts', async () => {
    const answer = await film(`${name}/master.m3u8`, { Origin: 'https://www.example.com' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('mpegurl');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const playlist = await answer.text();
    const named = [...playlist.matchAll(/^\w[\w-]*\.m3u8$|URI="([^"]+)"/gm)].map(
      ([line, uri]) => uri ?? line,
    );
    expect(named).toEqual(['captions-en.m3u8', 'captions-de.m3u8', '240p.m3u8', '480p.m3u8', '720p.m3u8']);
    for (const address of named) expect((await film(`${name}/${address}`)).status).toBe(200);
    for (const language of ['en', 'de']) {
      const captions = await film(`${name}/captions/${language}.vtt`);
      expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
      expect((await captions.text()).match(/ --> /g)?.length).toBeGreaterThan(30);
    }
  });

  it.each(['240p', '480p', '720p'])('is served by byte ranges in %s', async (quality) => {
    const playlist = await (await film(`${name}/${quality}.m3u8`)).text();
    const [, length, start] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(playlist) ?? [];
    const range = `bytes=${start}-${Number(start) + Number(length) - 1}`;
    const piece = await film(`${name}/${quality}.m4s`, { Range: range });
    expect(piece.status).toBe(206);
    expect((await piece.arrayBuffer()).byteLength).toBe(Number(length));
  });
});

it.each([
  ['an unknown film', 'none/master.m3u8'],
  ['captions of an unknown film', 'none/captions/en.vtt'],
  ['captions in an unknown language', 'vat-oss-ioss/captions/fr.vtt'],
  ['captions in another format', 'vat-oss-ioss/captions/en.srt'],
])('answers 404 for %s', async (_case, address) => expect((await film(address)).status).toBe(404));
