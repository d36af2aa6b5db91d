import { NextRequest } from 'next/server';

import i18nConfig from '@/next-i18next.config';

import { redirectToFile } from './redirectToFile';

jest.mock('@/services/config/env', () => ({ env: () => ({ GATEWAY_HOST: 'https://gateway.example.com' }) }));

it.each([
  ['/cms-api/documents/file/a%20b-0f.pdf', 'https://gateway.example.com/cms-api/documents/file/a%20b-0f.pdf'],
  ['/de/cms-api/documents/file/a.pdf', 'https://gateway.example.com/cms-api/documents/file/a.pdf'],
  ['/cms-api/users', undefined],
  ['/cht/Services', undefined],
])('sends %s to %s', (path, expected) => {
  const request = new NextRequest(`https://www.example.com${path}`, {
    nextConfig: { i18n: i18nConfig.i18n },
  });
  expect(redirectToFile(request)?.headers.get('location') ?? undefined).toBe(expected);
});
