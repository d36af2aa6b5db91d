import type { Metadata } from 'next';
import { cache } from 'react';

import { tokenParameter } from '../../domain/accountPaths';
import { destination } from '../../domain/destination';
import { parameterValue, type Query } from '../query';
import { requestContext, type RequestContext } from '../requestContext';
import { translator } from '../translator';
import { Button, Section, TextLink } from '../ui/site';
import { Part } from '../ui/styles';
import { linkContext } from './linkContext';

interface LinkPage<State extends string> {
  stateOf: (context: RequestContext, token: string) => Promise<State | 'open'>;
  /** Of the texts: `submit`, `again`, `undo`, and of each state `title` and `lead`. */
  key: 'alerts.confirm' | 'alerts.end';
  action: (form: FormData) => Promise<never>;
  /** The page on which to begin anew. */
  elsewhere: string;
  /** The page that undoes it, in the state in which it can be undone. */
  undo?: { state: State; hrefOf: (context: RequestContext, token: string) => string };
}

interface Props {
  searchParams: Promise<Query>;
}

/** A page that a link in an e-mail opens: it says what the link is good for, and does it by a button alone. */
export function linkPage<State extends string>({ stateOf, key, action, elsewhere, undo }: LinkPage<State>) {
  const find = cache(async (token: string) => stateOf(await requestContext(), token));
  async function told({ searchParams }: Props) {
    const token = parameterValue(await searchParams, tokenParameter);
    const state = await find(token);
    const t = await translator((await requestContext()).language);
    return { token, state, t, title: t(`${key}.${state}.title`), lead: t(`${key}.${state}.lead`) };
  }
  async function generateMetadata(props: Props): Promise<Metadata> {
    return { title: (await told(props)).title };
  }
  async function Page(props: Props) {
    const { token, state, t, title, lead } = await told(props);
    const [context, links] = await Promise.all([requestContext(), linkContext()]);
    return (
      <Section heading={title} headingLevel={1} lead={lead}>
        {state === 'open' ? (
          <form action={action}>
            <input name={tokenParameter} type="hidden" value={token} />
            <Button type="submit">{t(`${key}.submit`)}</Button>
          </form>
        ) : (
          <>
            <Button href={elsewhere}>{t(`${key}.again`)}</Button>
            {undo?.state === state && (
              <Part>
                <TextLink href={undo.hrefOf(context, token)}>{t(`${key}.undo`)}</TextLink>
              </Part>
            )}
            <Part>
              <Button emphasis="quiet" href={destination('/', links)}>
                {t('confirm.home')}
              </Button>
            </Part>
          </>
        )}
      </Section>
    );
  }
  return { generateMetadata, Page };
}
