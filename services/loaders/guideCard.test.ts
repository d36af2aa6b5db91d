import type { GetServerSideProps } from 'next';
import { createElement } from 'react';

import { paths } from '@/services/config/paths';
import { answerOf } from '@/services/fixtures/fileRoute';
import { fetchCustomPageTitle } from '@/services/gateway/pages';
import { drawCard } from '@/services/server/cards/drawCard';

import { guideCard } from './guideCard';
import { guideCardImage } from './guideCardImage';

jest.mock('@/services/gateway/pages');
jest.mock('@/services/server/cards/drawCard');
jest.mock('@/services/config/env', () => ({
  env: () => ({ SITE_URL: 'https://www.example.com', REVALIDATE_SECONDS: 60 }),
}));

const titleOf = jest.mocked(fetchCustomPageTitle);
const draw = jest.mocked(drawCard);
const png = Buffer.from('a picture');

beforeEach(() => {
  jest.clearAllMocks();
  draw.mockResolvedValue(png);
  titleOf.mockImplementation((uid) =>
    Promise.resolve(uid === 'sell-in-poland' ? 'Verkaufen in Polen' : undefined),
  );
});

const route: GetServerSideProps = guideCard(() => createElement('div'));

async function ask(file: string, locale = 'de') {
  let result: unknown;
  const answer = await answerOf(async (context) => {
    const got = await route({ ...context, params: { file } });
    result = got;
    return got;
  }, locale);
  return { ...answer, result };
}

it('draws a guide that is published with its title in the language, once', async () => {
  const { status, body, headers } = await ask('sell-in-poland.png');
  expect([status, body]).toEqual([200, png]);
  expect(headers).toMatchObject({ 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' });
  await ask('sell-in-poland.png');
  expect(draw).toHaveBeenCalledTimes(1);
  const props = draw.mock.calls[0]?.[0].props as Record<string, unknown>;
  expect(props).toMatchObject({
    title: 'Verkaufen in Polen',
    line: 'Umsatzsteuer, Verpackungen, Fristen, Preise',
    logo: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as unknown,
    country: 'PL',
  });
  expect(props.shapes).toContainEqual({ id: 'PL', d: expect.stringMatching(/^M[\d.]+ [\d.]+/) as unknown });
});

it.each(['sell-in-germany.png', 'sell-in-atlantis.png', 'sell-in-poland.jpg', 'packaging-check.png', '.png'])(
  'has no picture at %s, and draws none',
  async (file) => {
    expect(await ask(file)).toMatchObject({ result: { notFound: true } });
    expect(draw).not.toHaveBeenCalled();
  },
);

it('is named by the page of the guide alone, in its language', () => {
  expect(guideCardImage('sell-in-poland', 'Verkaufen in Polen', 'de')).toEqual({
    src: `https://www.example.com/de${paths.guideCard('sell-in-poland')}`,
    alt: 'Verkaufen in Polen',
    width: 1200,
    height: 630,
  });
  expect(guideCardImage('packaging-check', 'Packaging', 'en')).toBeNull();
});
