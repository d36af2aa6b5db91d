import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';

import { Button } from '@/components/ui/Button/Button';
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { normaliseEmailAddress, withPlainApostrophe } from '@/contract/lists/emailAddress';
import type { EnquiryKind } from '@/contract/lists/enquiries';
import { loadChunk, loadOptional } from '@/services/browser/loading/chunk';
import { enquiryDraftKey } from '@/services/browser/storage/enquiryDraft';
import { clearFormState } from '@/services/browser/storage/formState';
import { paths } from '@/services/config/paths';
import {
  enquiryFields,
  maxLengths,
  toEnquiry,
  type EnquiryEntries,
  type EnquiryField,
} from '@/services/domain/enquiries/enquiryEntries';
import { useLateForm } from '@/services/hooks/useLateForm';
import { withTexts } from '@/services/i18n/loadTexts';

import { ContactFields } from './ContactFields';
import { Form, Note, Submit, Trap } from './EnquiryForm.styles';
import { EnquiryLetter } from './EnquiryLetter';
import { EnquiryProblem } from './EnquiryProblem';
import { enquiryResolver } from './enquiryResolver';
import { EnquirySent } from './EnquirySent';
import { TrialFields } from './TrialFields';
import { useEnquiryOffer } from './useEnquiryOffer';
import { useSendEnquiry, type SendEnquiry } from './useSendEnquiry';

interface EnquiryFormProps {
  /** Which of the forms it is, with its own fields. */
  kind: EnquiryKind;
  /** Of the house: where else one can write. */
  email: string;
  /** Date of the privacy notice. */
  noticeVersion: string;
  /** Address of the captcha's script; loaded once the gateway asks for a captcha. */
  captchaScript: string;
  /** Sends what was typed; gives the hours that the link in the e-mail is good for. */
  send: SendEnquiry;
}

/** Without it the services are sent all the same, and named when they were. */
const LateOffer = dynamic(
  () =>
    loadOptional(() => withTexts(['offer', 'price'], import('./EnquiryOffer'))).then(
      (loaded) => loaded?.EnquiryOffer ?? (() => null),
    ),
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
}: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { progress, captcha, takeToken, send, reopen } = useSendEnquiry(sendEnquiry);
  const offer = useEnquiryOffer(kind, progress.step === 'sent');
  const { items, topic, withServices } = offer;
  const draft = enquiryDraftKey(kind);
  const { element, register, handleSubmit, setFocus, textOf, errors, submitCount, hasFailed } =
    useLateForm<EnquiryEntries>({
      storageKey: draft,
      values: { productKinds: [], ...(topic && { topic }) },
      resolver: enquiryResolver(kind, withServices),
      shouldFocusError: false,
    });
  useEffect(() => {
    if (progress.step === 'sent') clearFormState(draft);
  }, [progress.step, draft]);

  const faultOf = (name: EnquiryField) => {
    const fault = errors[name]?.type;
    const plain = withPlainApostrophe(normaliseEmailAddress(textOf('email')));
    return fault && t(`${name}.${fault}`, { most: mostOf[name], plain });
  };
  const field = (name: EnquiryField) => ({
    ...register(name),
    label: t(`${name}.label`),
    error: faultOf(name),
  });
  const faults = enquiryFields[kind].flatMap((name) => {
    const text = faultOf(name);
    return text ? [{ name, text }] : [];
  });

  if (progress.step === 'sent')
    return (
      <EnquirySent
        email={progress.email}
        hours={progress.hours}
        services={offer.sent.map(({ name }) => name)}
        onBack={() => {
          offer.restore();
          reopen();
        }}
      />
    );
  const isSending = progress.step === 'sending';
  const failure = progress.step === 'failed' ? progress.reason : hasFailed && 'unavailable';
  return (
    <>
      <EnquiryLetter kind={kind} email={email} />
      <Form
        ref={element}
        noValidate
        method="post"
        aria-busy={isSending}
        onSubmit={handleSubmit((entries) => {
          offer.keep();
          return send(toEnquiry(kind, withServices(entries), noticeVersion));
        }, reopen)}
      >
        <ErrorSummary
          heading={t('summary', { count: faults.length })}
          faults={faults}
          onChoose={setFocus}
          round={submitCount}
        />
        {failure && (
          <EnquiryProblem
            reason={failure}
            email={email}
            subject={t(`${kind}.subject`)}
            text={withServices({ message: textOf('message') }).message ?? ''}
          />
        )}
        {items.length > 0 && <LateOffer onTotal={offer.keepTotal} />}
        {kind === 'contact' ? (
          <ContactFields field={field} hasOffer={items.length > 0} />
        ) : (
          <TrialFields field={field} />
        )}
        <Trap aria-hidden="true">
          <label>
            {t('trap')}
            <input {...register('trap')} type="text" autoComplete="off" tabIndex={-1} />
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
            {t(isSending ? 'sending' : `${kind}.submit`)}
          </Button>
        </Submit>
      </Form>
    </>
  );
}
