import { videoSource } from './videoSource';

// Shows (requirements, 11.13).

const film = { appID: 'kompassa', fileID: 'vat-oss-ioss' };

it.each([
  [
    'https://video.example.com/{appID}/{fileID}/master.m3u8',
    film,
    'https://video.example.com/kompassa/vat-oss-ioss/master.m3u8',
  ],
  [
    'https://{appID}.example.com/{fileID}.m3u8?app={appID}',
    film,
    'https://kompassa.example.com/vat-oss-ioss.m3u8?app=kompassa',
  ],
  ['https://a.example/{appID}/{fileID}', { appID: '../x', fileID: 'a?b' }, 'https://a.example/..%2Fx/a%3Fb'],
])('fills the template %s', (template, named, address) => expect(videoSource(template, named)).toBe(address));
