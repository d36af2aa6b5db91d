import { mailtoHref } from '@/contract/lists/emailAddress';

import { accountPaths, callFilePath, tokenParameter } from '../../domain/accountPaths';
import type { LinkState } from '../../domain/enquiry';
import { formatMoment } from '../../domain/formatMoment';
import type { ContentLanguage } from '../../domain/languages';
import { retentionDays } from '../../domain/retention';
import { formatDay } from '../format';
import type { Translate } from '../translator';
import { Button, Section, TextLink } from '../ui/site';
import { Part } from '../ui/styles';

interface State {
  language: ContentLanguage;
  t: Translate;
  link: LinkState;
  /** It was confirmed just now. */
  isNew: boolean;
}

function keyOf({ link, isNew }: State) {
  if (link.state !== 'confirmed') return link.state;
  if (link.kind === 'call') return `call.${link.call ? 'booked' : 'cancelled'}` as const;
  return isNew ? (`done.${link.kind}` as const) : 'already';
}

/** Describes the state of the link. */
export function enquiryLinkWords(state: State) {
  const { link, language, t } = state;
  const call = link.state === 'confirmed' ? link.call : undefined;
  const key = keyOf(state);
  return {
    title: t(`confirm.${key}.title`),
    lead: t(`confirm.${key}.lead`, {
      day: link.state === 'confirmed' ? formatDay(link.confirmedAt, language) : '',
      days: retentionDays.unconfirmedEnquiry,
      when: call ? formatMoment(call.start, language) : '',
      adviser: call?.adviser,
    }),
  };
}

/** Answers a button, and leads on from there. */
type ButtonAction = (form: FormData) => void | Promise<void>;

interface EnquiryLinkProps extends State {
  token: string;
  /** The account of who is logged in. */
  merchantId: number | null;
  confirm: ButtonAction;
  cancelCall: ButtonAction;
  /** Adds the enquiry to the account. */
  claim: ButtonAction;
  /** The form that the enquiry came from, and the home page. */
  formHref: string;
  homeHref: string;
  /** Of the office. */
  email: string;
}

/**
 * The page that the link in the e-mail of an enquiry opens. It confirms by a button: programs follow links too.
 * @accessibility Every state has a heading of its own, which is the title of the page, too.
 */
export function EnquiryLink(props: EnquiryLinkProps) {
  const { t, link, token, formHref, email } = props;
  const words = enquiryLinkWords(props);
  const secret = <input name={tokenParameter} type="hidden" value={token} />;
  return (
    <Section heading={words.title} headingLevel={1} lead={words.lead}>
      {link.state === 'open' && (
        <form action={props.confirm}>
          {secret}
          <Button type="submit">{t('confirm.submit')}</Button>
        </form>
      )}
      {link.state === 'confirmed' && (
        <>
          {link.call && (
            <Part>
              <Button href={`${callFilePath}?${new URLSearchParams({ [tokenParameter]: token })}`}>
                {t('call.calendar')}
              </Button>
              <form action={props.cancelCall}>
                {secret}
                <Button type="submit" emphasis="quiet">
                  {t('call.cancel')}
                </Button>
              </form>
            </Part>
          )}
          {props.merchantId !== null && link.merchantId === props.merchantId && (
            <p>
              <TextLink href={accountPaths.enquiries}>{t('enquiries.toAccount')}</TextLink>
            </p>
          )}
          {props.merchantId !== null && link.merchantId === null && (
            <form action={props.claim}>
              {secret}
              <Button type="submit">{t('enquiries.claim')}</Button>
            </form>
          )}
          <Part>
            <Button emphasis="quiet" href={props.homeHref}>
              {t('confirm.home')}
            </Button>
          </Part>
        </>
      )}
      {(link.state === 'expired' || link.state === 'unknown') && (
        <>
          <Button href={formHref}>{t('confirm.again')}</Button>
          <Part>
            {t('confirm.write')} <TextLink href={mailtoHref(email)}>{email}</TextLink>
          </Part>
        </>
      )}
    </Section>
  );
}
