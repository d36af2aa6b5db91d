import type { Metadata } from 'next';
import { cache, type ComponentProps } from 'react';

import { accountPaths, tokenParameter } from '../../domain/accountPaths';
import { destination } from '../../domain/destination';
import { parameterValue, type Query } from '../query';
import { requestContext, type RequestContext } from '../requestContext';
import { translator } from '../translator';
import { AlertLink, type AlertLinkKey, alertLinkWords } from './AlertLink';
import { linkContext } from './linkContext';

type State = ComponentProps<typeof AlertLink>['state'];

interface LinkPage {
  stateOf: (context: RequestContext, token: string) => Promise<State>;
  key: AlertLinkKey;
  action: (form: FormData) => Promise<never>;
  /** The page that undoes it, in the state in which it can be undone. */
  undo?: { state: State; hrefOf: (context: RequestContext, token: string) => string };
}

interface Props {
  searchParams: Promise<Query>;
}

/** A page that a link in an e-mail about changes of the law opens. */
export function linkPage({ stateOf, key, action, undo }: LinkPage) {
  const find = cache(async (token: string) => stateOf(await requestContext(), token));
  async function asked({ searchParams }: Props) {
    const token = parameterValue(await searchParams, tokenParameter);
    const state = await find(token);
    return { token, state, t: await translator((await requestContext()).language) };
  }
  async function generateMetadata(props: Props): Promise<Metadata> {
    const { t, state } = await asked(props);
    return { title: alertLinkWords(t, key, state).title };
  }
  async function Page(props: Props) {
    const { token, state, t } = await asked(props);
    const [context, links] = await Promise.all([requestContext(), linkContext()]);
    return (
      <AlertLink
        action={action}
        formHref={accountPaths.alerts}
        homeHref={destination('/', links)}
        state={state}
        t={t}
        textKey={key}
        token={token}
        undoHref={undo?.state === state ? undo.hrefOf(context, token) : undefined}
      />
    );
  }
  return { generateMetadata, Page };
}
