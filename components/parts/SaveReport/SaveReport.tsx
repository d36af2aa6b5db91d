import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';

import { PageTools } from '@/components/parts/PageTools/PageTools';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { setRhythm } from '@/services/browser/offer/offerStore';
import { addToEnquiry } from '@/services/browser/storage/enquiryDraft';
import { paths } from '@/services/config/paths';
import type { SurveyReport } from '@/services/domain/obligations/survey';
import { useLocale } from '@/services/hooks/useLocale';

import { Actions, Saved, Status } from './SaveReport.styles';
import { isSameContent, type ReportContent, useSaveReport } from './useSaveReport';

interface SaveReportProps {
  /** The answers of the check and the ticks and the rhythm of its report, as they are saved. */
  content: ReportContent;
  /** The saved report that the page was opened with. */
  opened: SurveyReport | null;
  /** The whole address of a report. */
  urlOf: (id: string) => string;
  /** Gets the id under which exactly this content is saved, at first and whenever it becomes another; none if it is not. */
  onId: (id: string | undefined) => void;
}

/** The subject and the text of an e-mail, for its address. */
const mailOf = (subject: string, body: string) =>
  `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/**
 * Keeps a report under an address of its own, to come back to, to share, or to ask for an offer with. A failure loses
 * nothing.
 * @avoid For anything about a person: whoever has the address can read the report.
 * @accessibility The address can be selected and copied; saving, failure and success are announced.
 */
export function SaveReport({ content, opened, urlOf, onId }: SaveReportProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { save, state, savedId } = useSaveReport(content);
  const saved = opened && isSameContent(opened, content) ? opened : null;
  const id = saved?.id ?? savedId;
  const url = id && urlOf(id);
  const tell = useEffectEvent(onId);
  useEffect(() => tell(id), [id]);

  return (
    <>
      {url ? (
        <Saved>
          <TextField label={t('save.address')} hint={t('save.hint')} value={url} readOnly />
          <PageTools title={t('title')} url={url} />
          <Actions>
            <Button
              href={`${paths.contact}#enquiry`}
              onClick={() => {
                addToEnquiry('contact', t('save.message', { url }));
                setRhythm(content.choice.rhythm);
              }}
            >
              {t('save.enquire')}
            </Button>
            <TextLink href={`mailto:?${mailOf(t('title'), url)}`}>{t('save.mail')}</TextLink>
          </Actions>
          {saved && (
            <Status>
              {t('save.savedOn')} <DateText iso={saved.createdAt} locale={locale} />
            </Status>
          )}
        </Saved>
      ) : (
        <Actions>
          <Button onClick={() => void save()} disabled={state === 'saving'}>
            {t(state === 'saving' ? 'save.saving' : 'save.save')}
          </Button>
          <Button emphasis="quiet" onClick={() => window.print()}>
            {t('save.print')}
          </Button>
          <TextLink href={`${paths.privacy}#account`} target="_blank">
            {t('save.privacy')}
          </TextLink>
        </Actions>
      )}
      <noscript>
        <p>{t('save.withoutScripts')}</p>
      </noscript>
      <Status role="status">{state === 'failed' ? t('save.failed') : savedId ? t('save.done') : ''}</Status>
    </>
  );
}
