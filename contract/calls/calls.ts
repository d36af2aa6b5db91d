import type { z } from 'zod';

import { accountCalls } from './accounts';
import { activityCalls } from './activities';
import { articleCalls } from './articles';
import { pageCalls } from './blocks';
import { layoutCalls } from './common';
import { dueDateCalls } from './dueDates';
import { enquiryCalls } from './enquiries';
import { factCalls } from './facts';
import { glossaryCalls } from './glossary';
import { libraryCalls } from './library';
import { questionCalls } from './questions';
import { redirectCalls } from './redirects';
import { registerCalls } from './registers';
import { ownSearchCalls, searchCalls } from './search';
import { ownServiceCalls, serviceCalls } from './services';
import { surveyCalls } from './surveys';
import { vatNumberCalls } from './vatNumbers';
import { ownVisitorCalls, visitorCalls } from './visitors';

/** The 42 calls that are required (requirements, 7). */
export const specifiedCalls = {
  ...layoutCalls,
  ...pageCalls,
  ...serviceCalls,
  ...articleCalls,
  ...activityCalls,
  ...searchCalls,
  ...libraryCalls,
  ...questionCalls,
  ...registerCalls,
  ...surveyCalls,
  ...visitorCalls,
  ...accountCalls,
} as const;

/** Calls beyond the required ones (decisions 8, 19, 69, 86, 94, 116, 117, 119 and 124). */
export const ownCalls = {
  ...enquiryCalls,
  ...redirectCalls,
  ...ownSearchCalls,
  ...ownVisitorCalls,
  ...ownServiceCalls,
  ...factCalls,
  ...dueDateCalls,
  ...vatNumberCalls,
  ...glossaryCalls,
} as const;

/** Every call of the gateway: the gateway checks by it, the site asks by it. */
export const calls = { ...specifiedCalls, ...ownCalls } as const;

export type CallName = keyof typeof calls;
/** The parameters that a caller passes. */
export type CallParams<N extends CallName> = z.input<(typeof calls)[N]['params']>;
/** The parameters after the gateway has checked them. */
export type CheckedParams<N extends CallName> = z.output<(typeof calls)[N]['params']>;
export type CallData<N extends CallName> = z.output<(typeof calls)[N]['data']>;
