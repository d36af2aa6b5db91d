import { activityState } from '@/services/domain/activities/promotion';
import { anniversary as anniversaryFixture } from '@/services/fixtures/activities';
import { award, channelPage, channels } from '@/services/fixtures/channels';
import { layoutData } from '@/services/fixtures/layoutData';
import { block, contentPage, customPage } from '@/services/fixtures/pages';
import { fetchAnniversary } from '@/services/gateway/activities';
import { fetchAward, fetchChannelPage, fetchChannels } from '@/services/gateway/channels';
import { fetchLayoutData } from '@/services/gateway/layoutData';
import { fetchContentPageUpdate, fetchCustomPage } from '@/services/gateway/pages';

import { getStaticProps as anniversary } from './anniversary';
import { getStaticPaths as campaignPaths, getStaticProps as campaign } from './campaign';
import { getStaticPaths as newcomersPaths, getStaticProps as newcomers } from './newcomers';
import { getStaticProps as registration } from './registration';
import { getStaticProps as registrationEnd } from './registrationEnd';

// Shows (requirements, 2.3, 2.12, 7.5 and 7.12).

jest.mock('@/services/gateway/activities');
jest.mock('@/services/gateway/channels');
jest.mock('@/services/gateway/layoutData');
jest.mock('@/services/gateway/pages');
const settings = {
  PROMOTION_TIME_ZONE: 'Europe/Berlin',
  REVALIDATE_SECONDS: 60,
  RENDER_DEADLINE_MS: 5_000,
  GATEWAY_HOST: 'https://gateway.example.com',
  CAPTCHA_SCRIPT_URL: '',
};
jest.mock('@/services/config/env', () => ({ env: () => settings }));

const notFound = { notFound: true, revalidate: 60 };
const none = { channelNo: '', channelCode: '' };
const logistics = { channelNo: '1005', channelCode: 'logistics' };

beforeEach(() => {
  jest.resetAllMocks();
  settings.CAPTCHA_SCRIPT_URL = '';
  jest.mocked(fetchLayoutData).mockResolvedValue(layoutData());
  jest.mocked(fetchAnniversary).mockResolvedValue(anniversaryFixture());
  jest.mocked(fetchChannels).mockResolvedValue(channels());
  jest.mocked(fetchAward).mockResolvedValue(award());
  jest.mocked(fetchChannelPage).mockResolvedValue(channelPage());
  jest.mocked(fetchCustomPage).mockResolvedValue(customPage());
  jest.mocked(fetchContentPageUpdate).mockImplementation((key) =>
    Promise.resolve({
      updatedAt: key === 'agreezc' ? '2026-10-01T00:00:00.000Z' : '2026-11-01T00:00:00.000Z',
      noIndex: false,
    }),
  );
});

describe('the newcomer page', () => {
  const ask = (channel?: string[]) => newcomers({ locale: 'de', params: { channel } });

  it('is prerendered without a channel, with header and footer', async () => {
    expect(await ask()).toMatchObject({
      props: { layout: 'default', page: channelPage().page, offer: { channel: none, award: award() } },
    });
    expect(fetchChannelPage).toHaveBeenCalledWith(none, 'de');
    expect(fetchAward).toHaveBeenCalledWith(none, 'de');
    expect(await newcomersPaths({})).toEqual({
      fallback: 'blocking',
      paths: [
        { params: { channel: [] }, locale: 'en' },
        { params: { channel: [] }, locale: 'de' },
      ],
    });
  });

  it.each(['logistics', '1005'])('of the channel %s has the channel’s blocks and gift', async (channel) => {
    expect(await ask([channel])).toMatchObject({ props: { offer: { channel: logistics } } });
    expect(fetchChannelPage).toHaveBeenCalledWith(logistics, 'de');
    expect(fetchAward).toHaveBeenCalledWith(logistics, 'de');
  });

  it('redirects to the general page for an unknown channel', async () => {
    expect(await ask(['fair-2031'])).toEqual({
      redirect: { destination: '/de/cht/hot/newcomerActivities', permanent: false },
      revalidate: 60,
    });
  });

  it.each([[['a', 'b']], [['<script>']]])('returns 404 for %j without a gateway call', async (segments) => {
    expect(await ask(segments)).toEqual(notFound);
    expect(fetchChannels).not.toHaveBeenCalled();
  });

  it('returns 404 if the CMS does not have it', async () => {
    jest.mocked(fetchChannelPage).mockResolvedValue(undefined);
    expect(await ask()).toEqual(notFound);
  });
});

describe('the registration page', () => {
  const ask = () => registration({ locale: 'en' });

  it('has the channels, the gift, the version of the texts and the captcha’s address', async () => {
    expect(await ask()).toMatchObject({
      props: {
        layout: 'default',
        offer: {
          channels: channels(),
          channel: none,
          award: award(),
          consentVersion: '2026-11-01',
          captchaScript: 'https://gateway.example.com/captcha/widget.js',
        },
      },
    });
  });

  it('has the picture of the workspace of the newcomer page, and nothing else of it', async () => {
    const picture = block('annotatedPicture');
    const page = contentPage({ blocks: [block('hero'), picture, block('faq')] });
    jest.mocked(fetchChannelPage).mockResolvedValue(channelPage({ page }));
    expect(await ask()).toMatchObject({ props: { page: { language: page.language, blocks: [picture] } } });
  });

  it('works without a newcomer page', async () => {
    jest.mocked(fetchChannelPage).mockResolvedValue(undefined);
    expect(await ask()).toMatchObject({ props: { page: null, offer: { channel: none } } });
  });

  it('works without a gift, and with an external captcha', async () => {
    jest.mocked(fetchAward).mockResolvedValue(undefined);
    settings.CAPTCHA_SCRIPT_URL = 'https://captcha.example.org/slider.js';
    expect(await ask()).toMatchObject({
      props: { offer: { award: null, captchaScript: 'https://captcha.example.org/slider.js' } },
    });
  });

  it('returns 404 without terms', async () => {
    jest.mocked(fetchContentPageUpdate).mockResolvedValue(undefined);
    expect(await ask()).toEqual(notFound);
  });

  it('is followed by a confirmation with header and footer', async () => {
    expect(await registrationEnd({ locale: 'en' })).toMatchObject({ props: { layout: 'default' } });
  });
});

describe('a campaign page', () => {
  const ask = (uid?: string[]) => campaign({ locale: 'de', params: { uid } });

  it.each([
    [undefined, '', '/custom'],
    [['packaging-check'], 'packaging-check', '/custom/packaging-check'],
  ])('with the segments %j is requested by %j', async (segments, uid, path) => {
    expect(await ask(segments)).toMatchObject({ props: { layout: 'default', page: customPage(), path } });
    expect(fetchCustomPage).toHaveBeenCalledWith(uid, 'de');
  });

  it('of a country has a drawn preview, unless an editor has chosen a picture', async () => {
    const imageOf = async () => {
      const { props } = (await ask(['sell-in-poland'])) as { props: { page: { image: unknown } } };
      return props.page.image;
    };
    jest.mocked(fetchCustomPage).mockResolvedValue(customPage({ image: null }));
    expect(await imageOf()).toMatchObject({
      src: expect.stringMatching(/\/de\/cards\/sell-in-poland\.png$/),
    });
    const image = { src: 'https://gateway.example.com/a.webp', alt: 'A', width: 1600, height: 900 };
    jest.mocked(fetchCustomPage).mockResolvedValue(customPage({ image }));
    expect(await imageOf()).toEqual(image);
  });

  it('is left to the first request; only the list of campaigns is prerendered', async () => {
    const { paths } = await campaignPaths({});
    expect(paths).toEqual(['en', 'de'].map((locale) => ({ params: { uid: [] }, locale })));
  });

  it('that does not exist returns 404 with revalidation', async () => {
    jest.mocked(fetchCustomPage).mockResolvedValue(undefined);
    expect(await ask(['spring-2031'])).toEqual(notFound);
  });

  it.each([[['a_b']], [['a', 'b']]])('returns 404 for %j without a gateway call', async (segments) => {
    expect(await ask(segments)).toEqual(notFound);
    expect(fetchCustomPage).not.toHaveBeenCalled();
  });
});

it('gives the anniversary the activity layout', async () => {
  expect(await anniversary({ locale: 'en' })).toMatchObject({
    props: { layout: 'activity', renderedState: activityState.over },
  });
});

it('returns 404 for the anniversary before it is published', async () => {
  jest.mocked(fetchAnniversary).mockResolvedValue(undefined);
  expect(await anniversary({ locale: 'en' })).toEqual(notFound);
});
