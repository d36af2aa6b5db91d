import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { ManualCard } from '@/services/domain/articles/manual';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Beside, ReadOn, Way } from './ManualView.styles';

export type ManualLink = Pick<ManualCard, 'id' | 'title' | 'language'>;

interface FurtherManualsProps {
  previous: ManualLink | null;
  next: ManualLink | null;
}

/** The ways on from a manual: to the ones beside it, and to all of them. */
export function FurtherManuals({ previous, next }: FurtherManualsProps) {
  const { t } = useTranslation('manuals');
  const locale = useLocale();
  const ways = Object.entries({ previous, next });
  return (
    <ReadOn>
      <Section heading={t('further')}>
        <Beside>
          {ways.map(([way, manual]) =>
            manual ? (
              <li key={way}>
                <Way>{t(way)}</Way>
                <TextLink href={paths.manual(manual.id)} lang={langAttribute(manual.language, locale)}>
                  {manual.title}
                </TextLink>
              </li>
            ) : null,
          )}
          <li>
            <Way>{t('list')}</Way>
            <TextLink href={paths.manuals}>{t('all')}</TextLink>
          </li>
        </Beside>
      </Section>
    </ReadOn>
  );
}
