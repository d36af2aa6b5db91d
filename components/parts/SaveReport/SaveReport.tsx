import { PageTools } from '@/components/parts/PageTools/PageTools';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextField } from '@/components/ui/TextField/TextField';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { addToEnquiry } from '@/services/browser/storage/enquiryDraft';
import { paths } from '@/services/config/paths';
import type { SurveyAnswers, SurveyReport } from '@/services/domain/obligations/survey';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Actions, Saved, Status } from './SaveReport.styles';
import { useSaveReport } from './useSaveReport';

interface SaveReportProps {
  /** The answers of the check, as they are saved. */
  answers: SurveyAnswers;
  /** The saved report that the page was opened with, until an answer changes. */
  saved: Pick<SurveyReport, 'id' | 'createdAt'> | null;
  /** The whole address of a report. */
  urlOf: (id: string) => string;
  /** Gets the id of a report that was saved just now. */
  onSaved: (id: string) => void;
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
export function SaveReport({ answers, saved, urlOf, onSaved }: SaveReportProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { save, state, savedId } = useSaveReport(answers, onSaved);
  const id = saved?.id ?? savedId;
  const url = id && urlOf(id);

  return (
    <>
      {url ? (
        <Saved>
          <TextField label={t('save.address')} hint={t('save.hint')} value={url} readOnly />
          <PageTools title={t('title')} url={url} />
          <Actions>
            <Button
              href={`${paths.contact}#enquiry`}
              onClick={() => addToEnquiry('contact', t('save.message', { url }))}
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
