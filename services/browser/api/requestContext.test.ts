/** @jest-environment jsdom */
import { leaveTitle } from '@/services/store/titles';

import { updateRequestContext, requestHeaders } from './requestContext';

// Shows (requirements, 3.10, 7.2, 9.6 and 10.2).

it('sends the language and the encoded title of the page', () => {
  document.documentElement.lang = 'de';
  document.title = 'Preise \uD83D 100 %';
  expect(requestHeaders()).toEqual({
    'Accept-Language': 'de',
    title: 'Preise%20%20100%20%25',
    'source-title': '',
  });
});

it('sends English for a page without a language, and truncates a long title', () => {
  document.documentElement.lang = '';
  document.title = '税'.repeat(2_000);
  const headers = requestHeaders();
  expect(headers['Accept-Language']).toBe('en');
  expect(decodeURIComponent(headers.title ?? '')).toHaveLength(300);
});

it('sends the title of the page before, and the updated context', () => {
  document.title = 'Über uns';
  leaveTitle();
  updateRequestContext({ distinctId: 'd-1' });
  updateRequestContext({ firstId: 'f-1', systemType: '04' });
  expect(requestHeaders()).toMatchObject({
    'source-title': '%C3%9Cber%20uns',
    'distinct-id': 'd-1',
    'first-id': 'f-1',
    systemType: '04',
  });
});
