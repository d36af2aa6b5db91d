import type { Decorator, StoryContext } from '@storybook/react';
import { I18nProvider } from 'next-i18next/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import type { AccountPageName } from '@/gateway/src/domain/accountPaths';
import { namespaces } from '@/gateway/src/domain/namespaces';
import { AccountLayout } from '@/gateway/src/web/account/AccountLayout';
import type { CodeState, FormState, GuardedState } from '@/gateway/src/web/forms/formState';
import { Section } from '@/gateway/src/web/ui/site';
import { clearFormState, saveFormState } from '@/services/browser/storage/formState';

import { freezeClock } from './freezeClock';
import { getTranslator, languageOf } from './translate';
import { codeOf, localeOf, storyI18nConfig } from '@/.storybook/translations';

type Globals = Record<string, unknown>;

/** The texts that the gateway's translator gives its pages. */
export const visitorTexts = (globals: Globals) => getTranslator(globals, namespaces);

const visitorOf = (globals: Globals) => {
  const language = localeOf(languageOf(globals));
  return { t: visitorTexts(globals), language, links: { language, siteUrl: 'https://kompassa.example' } };
};

/** Properties that a page has of its request. The toolbar sets their language. */
export const visitor = visitorOf({});

/** Texts, language and links as the layout of the gateway's pages and its request give them. */
const withVisitor: Decorator = (Story, { args, globals }) => {
  const code = codeOf(languageOf(globals));
  const given = Object.entries(visitorOf(globals)).filter(([name]) => name in args);
  return (
    <I18nProvider defaultNS="registration" key={code} language={code} resources={storyI18nConfig.resources}>
      <Story args={{ ...args, ...Object.fromEntries(given) }} />
    </I18nProvider>
  );
};

/** The answer of the server, in the language of the story that is shown. */
let t = visitorTexts({});

/** Ends what a server is at work on. */
let answerLate = () => {};

/** For the meta of what the gateway shows. `around` is what its page puts around it. */
export const visitorPage = (...around: Decorator[]) => ({
  parameters: { layout: 'fullscreen', nextjs: { appDirectory: true } },
  decorators: [...around, withVisitor],
  beforeEach: ({ globals }: { globals: Globals }) => {
    t = visitorTexts(globals);
    return () => answerLate();
  },
});

/** Below the heading of its page; both are keys of texts. */
export const belowHeading = (heading: string, lead: string): Decorator =>
  function BelowHeading(Story, { globals }) {
    const texts = visitorTexts(globals);
    return (
      <Section heading={texts(heading)} headingLevel={1} lead={texts(lead)}>
        <Story />
      </Section>
    );
  };

/** On its page of the account. */
export const inAccount = (page: AccountPageName): Decorator =>
  function InAccount(Story, { globals }) {
    return (
      <AccountLayout page={page} t={visitorTexts(globals)}>
        <Story />
      </AccountLayout>
    );
  };

interface Answer extends Pick<GuardedState, 'needsCaptcha'>, Pick<CodeState, 'sent'> {
  /** By field, as keys of texts. */
  errors?: Record<string, string>;
  /** The key of a text. */
  done?: string;
}

type Server = (state: FormState, form: FormData) => Promise<GuardedState & Pick<CodeState, 'sent'>>;

/** A server that gives every form the same answer; what was typed comes back with it. */
export const answering = ({ errors = {}, done, ...more }: Answer = {}): Server =>
  fn(({ round }: FormState, form: FormData) =>
    Promise.resolve({
      ...more,
      round: round + 1,
      errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)])),
      values: Object.fromEntries([...form].filter(([name]) => name !== 'password')) as Record<string, string>,
      ...(done && { done: t(done) }),
    }),
  );

/** A server that is at work as long as its story is shown: React lets no form of the page go on before it has answered. */
export const unanswered = (): Server =>
  fn(
    (state: FormState) =>
      new Promise<FormState>((resolve) => {
        answerLate = () => resolve(state);
      }),
  );

type Shown = Pick<StoryContext, 'canvas' | 'globals'>;

/** Waits for the captcha, whose script comes later than the form. */
export async function captchaOf({ canvas, globals }: Shown) {
  const name = getTranslator(globals, 'captcha')('label');
  const captcha = await canvas.findByRole('group', { name });
  await expect(await within(captcha).findByRole('button')).toBeVisible();
  return captcha;
}

/** Presses the button of a form; `label` is the key of its text. */
export const send =
  (label: string) =>
  async ({ canvas, globals }: Shown) => {
    await userEvent.click(canvas.getByRole('button', { name: visitorTexts(globals)(label) }));
  };

type Entries = Record<string, string>;

/** Sends a form and sees each error at its field; the first has the focus. All are keys of texts: the error by its field's label. */
export const sendAndSee = (label: string, errors: Entries) => async (story: Shown) => {
  const { canvas, globals } = story;
  const texts = visitorTexts(globals);
  await send(label)(story);
  const [first = ''] = Object.keys(errors);
  await waitFor(() => expect(canvas.getByLabelText(texts(first))).toHaveFocus());
  for (const [field, error] of Object.entries(errors)) {
    const control = canvas.getByLabelText(texts(field));
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(texts(error)));
  }
};

const now = Date.parse('2026-11-20T09:00:00Z');

/** Forms of two steps: nothing is left of another story, and the countdown stands still. */
export function forgetSteps() {
  const release = freezeClock(now);
  const forget = () => {
    clearFormState(...['registration', 'password'].flatMap((name) => [`${name}.number`, `${name}.sent`]));
    clearFormState('registration.account');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  };
  forget();
  return () => {
    release();
    forget();
  };
}

/** The second step, as somebody finds it who was sent a code. */
export const atSecondStep = (name: 'registration' | 'password') => () => {
  const sent = {
    phone: '+4915123456789',
    goodUntil: now + 600_000,
    nextAt: now + 60_000,
    isDemonstration: false,
  };
  saveFormState(`${name}.sent`, sent);
  window.history.replaceState(null, '', '#code');
};
