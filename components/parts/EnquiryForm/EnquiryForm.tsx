import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { islandComponent } from '@/components/ui/StaticIsland/islandComponent';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { normaliseEmailAddress, withPlainApostrophe } from '@/contract/lists/emailAddress';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { whenIdle } from '@/services/browser/loading/whenIdle';
import { enquiryDraftKey } from '@/services/browser/storage/enquiryDraft';
import { clearFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
import {
  enquiryFaults,
  enquiryFields,
  maxLengths,
  noEntries,
  toEnquiry,
  type EnquiryField,
} from '@/services/domain/enquiries/enquiryEntries';
import { useForm } from '@/services/hooks/useForm';
import { withTexts } from '@/services/i18n/loadTexts';

import { ContactFields } from './ContactFields';
import { Form, Note, Submit, Trap } from './EnquiryForm.styles';
import { TrialFields } from './TrialFields';
import { useEnquiryOffer } from './useEnquiryOffer';
import { useSendEnquiry, type SendEnquiry } from './useSendEnquiry';

interface EnquiryFormProps {
  /** Which of the forms it is, with its own fields. */
  kind: EnquiryKind;
  /** The company's address, for those who would rather write an e-mail. */
  email: string;
  /** Date of the privacy notice. */
  noticeVersion: string;
  /** Address of the captcha's script; loaded once the gateway asks for a captcha. */
  captchaScript: string;
  /** Sends what was typed; gives the hours that the link in the e-mail is good for. */
  send: SendEnquiry;
  /** Hints on the message, above it or beside the form. For `contact`. */
  guidance?: ReactNode;
}

/** Without it the services are sent all the same, and named when they were. */
const LateOffer = dynamic(
  () =>
    loadOptional(() => withTexts(['offer', 'price'], import('./EnquiryOffer'))).then(
      (loaded) => loaded?.EnquiryOffer ?? (() => null),
    ),
  { ssr: false },
);

const LateCall = dynamic(() => loadChunk(() => import('./CallFields')).then((loaded) => loaded.CallFields), {
  ssr: false,
});

/** Seen without scripts alone. */
const StaticLetter = islandComponent(() =>
  loadChunk(() => import('./EnquiryLetter')).then((loaded) => loaded.EnquiryLetter),
);

/** Both come once the form works, before it is sent. */
const LateProblem = dynamic(
  () => loadChunk(() => import('./EnquiryOutcome')).then((loaded) => loaded.EnquiryProblem),
  { ssr: false },
);

const LateSent = dynamic(
  () => loadChunk(() => import('./EnquiryOutcome')).then((loaded) => loaded.EnquirySent),
  { ssr: false },
);

const LateCaptcha = dynamic(
  () =>
    loadChunk(() => import('@/components/parts/CaptchaField/CaptchaField')).then(
      (loaded) => loaded.CaptchaField,
    ),
  { ssr: false },
);

const mostOf: Partial<Record<EnquiryField, number>> = maxLengths;

/**
 * A form that is confirmed by e-mail. What was typed stays until it has arrived, whatever fails.
 * @avoid To ask for more than an answer needs. For an account: `RegistrationForm`.
 * @accessibility Errors come once it is sent, at the top and at each field, and go away as they are mended.
 */
export function EnquiryForm({
  kind,
  email,
  noticeVersion,
  captchaScript,
  send: sendEnquiry,
  guidance,
}: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { progress, captcha, takeToken, send, reopen } = useSendEnquiry(sendEnquiry);
  const offer = useEnquiryOffer(kind, progress.step === 'sent');
  const { items, withServices } = offer;
  const isQuote = items.length > 0;
  const shownKind = isQuote ? 'quote' : kind;
  const draft = enquiryDraftKey(kind);
  const { element, handlers, entries, faults, setFocus, attempts } = useForm({
    values: noEntries,
    storageKey: draft,
    check: (filled) => enquiryFaults(kind, withServices(filled)),
    focusesFaults: false,
  });
  const isSent = progress.step === 'sent';
  useEffect(() => whenIdle(() => void loadOptional(() => import('./EnquiryOutcome'))), []);
  useEffect(() => {
    if (isSent) clearFormState(draft);
  }, [isSent, draft]);

  const faultOf = (name: EnquiryField) => {
    const fault = faults[name];
    const plain = withPlainApostrophe(normaliseEmailAddress(entries.email));
    return fault && t(`${name}.${fault}`, { most: mostOf[name], plain });
  };
  const field = (name: EnquiryField) => ({
    name,
    label: t(`${name}.label`),
    error: faultOf(name),
  });
  const texts = enquiryFields[kind].flatMap((name) => {
    const text = faultOf(name);
    return text ? [{ name, text }] : [];
  });

  const isSending = progress.step === 'sending';
  const failure = progress.step === 'failed' && progress.reason;
  return (
    <>
      {progress.step === 'sent' && (
        <LateSent
          kind={kind}
          email={progress.email}
          hours={progress.hours}
          services={offer.sent.map(({ name }) => name)}
          onBack={() => {
            offer.restore();
            reopen();
          }}
        />
      )}
      <StaticLetter kind={kind} email={email} />
      <Form
        ref={element}
        hidden={isSent}
        noValidate
        method="post"
        aria-busy={isSending}
        {...handlers((filled) => {
          offer.keep();
          return send(toEnquiry(kind, withServices(filled), noticeVersion));
        }, reopen)}
      >
        <ErrorSummary
          heading={t('summary', { count: texts.length })}
          faults={texts}
          onChoose={setFocus}
          round={attempts}
        />
        {failure && (
          <LateProblem
            reason={failure}
            email={email}
            subject={t(`${shownKind}.subject`)}
            text={withServices({ message: entries.message }).message ?? ''}
          />
        )}
        {isQuote && <LateOffer onTotal={offer.keepTotal} />}
        {kind === 'contact' && <ContactFields field={field} isQuote={isQuote} guidance={guidance} />}
        {kind === 'freeTrial' && <TrialFields field={field} kindCount={entries.productKinds.length} />}
        {kind === 'call' && <LateCall field={field} isTaken={failure === 'taken'} />}
        <Trap aria-hidden="true">
          <label>
            {t('trap')}
            <input name="trap" type="text" autoComplete="off" tabIndex={-1} />
          </label>
        </Trap>
        {captcha.isNeeded && (
          <LateCaptcha script={captchaScript} isNeeded round={captcha.round} onToken={takeToken} />
        )}
        <Submit>
          <Note>
            {t(`${kind}.notice`)} <TextLink href={`${paths.privacy}#enquiries`}>{t('privacy')}</TextLink>
          </Note>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {t(isSending ? 'sending' : `${shownKind}.submit`)}
          </Button>
        </Submit>
      </Form>
    </>
  );
}
