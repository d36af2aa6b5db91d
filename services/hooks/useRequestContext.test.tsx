import { renderHook } from '@testing-library/react';
import Router from 'next/router';

import { visitHeaders } from '@/services/browser/api/requestContext';

import { useVisit } from './useRequestContext';

const leave = (shallow: boolean) => Router.events.emit('beforeHistoryChange', '/cht/About', { shallow });

it('remembers the title of the page before', () => {
  document.title = 'Prices';
  const { unmount } = renderHook(() => useVisit(false));
  expect(visitHeaders()).toMatchObject({ title: 'Prices', 'source-title': '' });
  leave(false);
  document.title = 'About us';
  expect(visitHeaders()).toMatchObject({ title: 'About%20us', 'source-title': 'Prices' });
  leave(true);
  expect(visitHeaders()).toMatchObject({ 'source-title': 'Prices' });
  unmount();
  leave(false);
  expect(visitHeaders()).toMatchObject({ 'source-title': 'Prices' });
});

it('tells the activity area by its system type', () => {
  const { rerender } = renderHook(({ isActivityArea }) => useVisit(isActivityArea), {
    initialProps: { isActivityArea: true },
  });
  expect(visitHeaders()).toMatchObject({ systemType: '04' });
  rerender({ isActivityArea: false });
  expect(visitHeaders()).not.toHaveProperty('systemType');
});
