import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

export const password = 'correct horse 1';

/** A number that no other test has used. */
export const newPhone = () => `+49${randomInt(10 ** 9, 10 ** 10)}`;

/** An address of its own: the gateway counts forms and messages by address, and all tests share this machine's. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Makes the page one of a visitor with an address of its own. */
export const asNewVisitor = (page: Page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() });
