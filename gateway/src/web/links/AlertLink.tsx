import { tokenParameter } from '../../domain/accountPaths';
import type { Translate } from '../translator';
import { Button, Section, TextLink } from '../ui/site';
import { Part } from '../ui/styles';

/** Of the texts: `submit`, `again`, `undo`, and of each state `title` and `lead`. */
export type AlertLinkKey = 'alerts.confirm' | 'alerts.end';

export const alertLinkWords = (t: Translate, key: AlertLinkKey, state: string) => ({
  title: t(`${key}.${state}.title`),
  lead: t(`${key}.${state}.lead`),
});

interface AlertLinkProps {
  t: Translate;
  /** The purpose of the link. */
  textKey: AlertLinkKey;
  state: 'open' | 'confirmed' | 'ended' | 'expired' | 'unknown';
  token: string;
  /** Does what the link is good for, and leads on. */
  action: (form: FormData) => void | Promise<void>;
  /** The page on which to begin anew. */
  formHref: string;
  /** The page that undoes it, where it can be undone. */
  undoHref?: string;
  homeHref: string;
}

/**
 * The page that a link in an e-mail about changes of the law opens: it says what the link is good for, and does it by a
 * button alone.
 */
export function AlertLink({ t, textKey, state, token, action, ...hrefs }: AlertLinkProps) {
  const { title, lead } = alertLinkWords(t, textKey, state);
  return (
    <Section heading={title} headingLevel={1} lead={lead}>
      {state === 'open' ? (
        <form action={action}>
          <input name={tokenParameter} type="hidden" value={token} />
          <Button type="submit">{t(`${textKey}.submit`)}</Button>
        </form>
      ) : (
        <>
          <Button href={hrefs.formHref}>{t(`${textKey}.again`)}</Button>
          {hrefs.undoHref !== undefined && (
            <Part>
              <TextLink href={hrefs.undoHref}>{t(`${textKey}.undo`)}</TextLink>
            </Part>
          )}
          <Part>
            <Button emphasis="quiet" href={hrefs.homeHref}>
              {t('confirm.home')}
            </Button>
          </Part>
        </>
      )}
    </Section>
  );
}
