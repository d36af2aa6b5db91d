import type { Decorator } from '@storybook/nextjs-vite';
import axios, { type AxiosAdapter } from 'axios';
import Cookies from 'js-cookie';
import { toast } from 'react-hot-toast/headless';
import { SWRConfig } from 'swr';

import { takeNotifications } from '@/services/browser/notifications/notifications';
import { liveCall, liveCalls, type LiveCallName } from '@/services/config/liveCalls';
import { endsSession, failureCode } from '@/services/domain/accounts/sessionPolicy';
import { answered, answeredEmpty, type LiveReply, unavailable } from '@/services/fixtures/liveAnswers';

/** How every live call of a story ends: the values of the global `liveCalls`. */
export const liveModes = ['answered', 'slow', 'unanswered', 'failing', 'empty'] as const;
export type LiveMode = (typeof liveModes)[number];

/** Replies of a story's own, as its parameter `liveCalls`; they go before the mode. */
export type OwnReplies = Partial<Record<LiveCallName, LiveReply>>;

const slowMs = 3_000;

let mode: LiveMode = 'answered';
let ownReplies: OwnReplies = {};

const isMode = (value: unknown): value is LiveMode => liveModes.some((known) => known === value);
const modeOf = ({ liveCalls: value }: Record<string, unknown>): LiveMode =>
  isMode(value) ? value : 'answered';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const names = Object.keys(liveCalls) as LiveCallName[];

async function replyTo(name: LiveCallName): Promise<LiveReply> {
  const own = ownReplies[name];
  if (own) return own;
  switch (mode) {
    case 'answered':
      return answered(name);
    case 'slow':
      await wait(slowMs);
      return answered(name);
    case 'unanswered':
      return new Promise(() => undefined);
    case 'failing':
      return unavailable;
    case 'empty':
      return answeredEmpty(name);
  }
}

/** As the door does it with an answer's cookies. */
function followSession(name: LiveCallName, { status, body }: LiveReply) {
  const failure = failureCode(status, body.code);
  if (endsSession(liveCall(name).redirect, failure)) Cookies.set('isGWLogin', '0');
  else if (name === 'register' && failure === undefined) Cookies.set('isGWLogin', '1');
}

const toFixtures: AxiosAdapter = async (config) => {
  const name = names.find((candidate) => liveCall(candidate).path === config.url);
  if (!name) throw new Error(`${config.url} is no live call.`);
  const reply = await replyTo(name);
  followSession(name, reply);
  return { status: reply.status, statusText: '', data: reply.body, headers: reply.headers, config };
};

// `services/browser/api/http` is the only place where the browser talks to the site; everything above the wire is the real one.
axios.defaults.adapter = toFixtures;

/**
 * Before each story: what its live calls come to. No notice of another story's failure is left for it, nor a login
 * of one whose window was closed.
 */
export function prepareLiveCalls(story: {
  globals: Record<string, unknown>;
  parameters: { liveCalls?: OwnReplies };
}) {
  mode = modeOf(story.globals);
  ownReplies = story.parameters.liveCalls ?? {};
  Cookies.remove('isGWLogin');
  takeNotifications();
  toast.remove();
}

/** Nothing of one story's answers is left in the next, nor after a change of the toolbar. */
export const withLiveCalls: Decorator = (Story, { id, globals }) => (
  <SWRConfig key={`${id} ${modeOf(globals)}`} value={{ provider: () => new Map() }}>
    <Story />
  </SWRConfig>
);
