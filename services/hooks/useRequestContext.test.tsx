import { renderHook } from '@testing-library/react';
import Router from 'next/router';

import { requestHeaders } from '@/services/browser/api/requestContext';

import { useRequestContext } from './useRequestContext';

// Shows (requirements, 3.10).

const leave = (shallow: boolean) => Router.events.emit('beforeHistoryChange', '/cht/About', { shallow });

it('sends the title of the previous page', () => {
  document.title = 'Prices';
  const { unmount } = renderHook(() => useRequestContext(false));
  expect(requestHeaders()).toMatchObject({ title: 'Prices', 'source-title': '' });
  leave(false);
  document.title = 'About us';
  expect(requestHeaders()).toMatchObject({ title: 'About%20us', 'source-title': 'Prices' });
  leave(true);
  expect(requestHeaders()).toMatchObject({ 'source-title': 'Prices' });
  unmount();
  leave(false);
  expect(requestHeaders()).toMatchObject({ 'source-title': 'Prices' });
});

it('sends the system type of the activity area', () => {
  const { rerender } = renderHook(({ isActivityArea }) => useRequestContext(isActivityArea), {
    initialProps: { isActivityArea: true },
  });
  expect(requestHeaders()).toMatchObject({ systemType: '04' });
  rerender({ isActivityArea: false });
  expect(requestHeaders()).not.toHaveProperty('systemType');
});
