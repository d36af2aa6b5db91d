import type { Decorator } from '@storybook/react';
import axios, { type AxiosAdapter } from 'axios';
import Cookies from 'js-cookie';
import { toast } from 'react-hot-toast/headless';
import { SWRConfig } from 'swr';

import { takeNotifications } from '@/services/browser/notifications/notifications';
import { publicCall, publicCalls, type PublicCallName } from '@/services/config/publicCalls';
import { endsSession, failureCode } from '@/services/domain/accounts/sessionPolicy';
import { answered, answeredEmpty, type LiveReply, unavailable } from '@/services/fixtures/liveAnswers';

/** How the API calls of a story are answered: the values of the global `liveData`. */
export const liveDataModes = ['answered', 'slow', 'unanswered', 'failing', 'empty'] as const;
export type LiveDataMode = (typeof liveDataModes)[number];

/** Answers for single calls, set by a story's parameter `liveData`; they take precedence over the mode. */
export type StoryReplies = Partial<Record<PublicCallName, LiveReply>>;

const slowMs = 3_000;

let mode: LiveDataMode = 'answered';
let storyReplies: StoryReplies = {};

const isMode = (value: unknown): value is LiveDataMode => liveDataModes.some((known) => known === value);
const modeOf = ({ liveData: value }: Record<string, unknown>): LiveDataMode =>
  isMode(value) ? value : 'answered';
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const names = Object.keys(publicCalls) as PublicCallName[];

async function replyTo(name: PublicCallName): Promise<LiveReply> {
  const own = storyReplies[name];
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

/** Sets the session's cookie as the API proxy does. */
function followSession(name: PublicCallName, { status, body }: LiveReply) {
  const failure = failureCode(status, body.code);
  if (endsSession(publicCall(name).redirect, failure)) Cookies.set('isGWLogin', '0');
  else if (name === 'register' && failure === undefined) Cookies.set('isGWLogin', '1');
}

const toFixtures: AxiosAdapter = async (config) => {
  const name = names.find((candidate) => publicCall(candidate).path === config.url);
  if (!name) throw new Error(`${config.url} is not an API call of the site.`);
  const reply = await replyTo(name);
  followSession(name, reply);
  return { status: reply.status, statusText: '', data: reply.body, headers: reply.headers, config };
};

// `services/browser/api/http` is the only module that sends requests; everything above it runs as on the site.
axios.defaults.adapter = toFixtures;

/**
 * Prepares a story: sets how its calls are answered, and removes notifications and the login left by another story.
 */
export function prepareLiveData(story: {
  globals: Record<string, unknown>;
  parameters: { liveData?: StoryReplies };
}) {
  mode = modeOf(story.globals);
  storyReplies = story.parameters.liveData ?? {};
  Cookies.remove('isGWLogin');
  takeNotifications();
  toast.remove();
}

/** Gives each story, and each choice in the toolbar, an empty cache. */
export const withLiveData: Decorator = (Story, { id, globals }) => (
  <SWRConfig key={`${id} ${modeOf(globals)}`} value={{ provider: () => new Map() }}>
    <Story />
  </SWRConfig>
);
