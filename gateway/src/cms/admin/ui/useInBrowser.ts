'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A value that only the browser knows; `before` stands in until its scripts run. */
export const useInBrowser = <T>(value: () => T, before: T): T =>
  useSyncExternalStore(subscribe, value, () => before);

/** The time zone of whoever reads. */
export const useOwnZone = (): string =>
  useInBrowser(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, 'Europe/Berlin');
