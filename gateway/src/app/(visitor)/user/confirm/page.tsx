import type { Metadata } from 'next';
import { cache } from 'react';

import { findCommon } from '../../../../calls/frame/findFrame';
import { linkState, type LinkState } from '../../../../enquiries/confirmEnquiry';
import { formPaths } from '../../../../enquiries/letters';
import styles from '../../../../visitor/account/account.module.css';
import { confirmAction } from '../../../../visitor/actions/confirmAction';
import { formatDay } from '../../../../visitor/format';
import { destination } from '../../../../visitor/links/destination';
import { linkSurroundings } from '../../../../visitor/links/linkSurroundings';
import { confirmedParameter, tokenParameter } from '../../../../visitor/paths';
import { valueOf, type Query } from '../../../../visitor/query';
import { confirmTexts } from '../../../../visitor/texts/confirmTexts';
import buttons from '../../../../visitor/ui/button.module.css';
import { Section } from '../../../../visitor/ui/Section';
import { visit } from '../../../../visitor/visit';

interface Props {
  searchParams: Promise<Query>;
}

const stateOf = cache(async (token: string): Promise<LinkState> => {
  const { payload, now } = await visit();
  return linkState(payload, token, now);
});

/** What became of the link, in words. */
async function told({ searchParams }: Props) {
  const [{ language }, query] = [await visit(), await searchParams];
  const token = valueOf(query, tokenParameter);
  const link = await stateOf(token);
  const texts = confirmTexts(language);
  if (link.state !== 'confirmed') return { token, link, words: texts[link.state] };
  const isNew = valueOf(query, confirmedParameter) !== '';
  const words = isNew ? texts.done[link.kind] : texts.already(formatDay(link.confirmedAt, language));
  return { token, link, words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await told(props)).words.title };
}

/** Where the link in the e-mail of an enquiry leads. It confirms by a button: programs follow links too. */
export default async function Confirm(props: Props) {
  const { token, link, words } = await told(props);
  const [context, links] = [await visit(), await linkSurroundings()];
  const texts = confirmTexts(context.language);
  const { email } = (await findCommon(context)).contactInformation;
  const form = destination(formPaths[link.state === 'unknown' ? 'contact' : link.kind], links);
  return (
    <Section heading={words.title} id="confirm" lead={words.lead} opens>
      {link.state === 'open' && (
        <form action={confirmAction}>
          <input name={tokenParameter} type="hidden" value={token} />
          <button className={buttons.primary} type="submit">
            {texts.confirm}
          </button>
        </form>
      )}
      {link.state === 'confirmed' && (
        <a className={buttons.button} href={destination('/', links) ?? '/'}>
          {texts.home}
        </a>
      )}
      {(link.state === 'expired' || link.state === 'unknown') && (
        <>
          <p>
            <a className={buttons.primary} href={form ?? '/'}>
              {texts.again}
            </a>
          </p>
          <p className={styles.part}>
            {texts.write}{' '}
            <a className={buttons.link} href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
