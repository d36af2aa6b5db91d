import { useTranslation } from 'next-i18next/pages';

import { PartnerLogo } from '@/components/parts/PartnerList/PartnerLogo.styles';
import { Flag } from '@/components/ui/Flag/Flag';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

import { All, Kind, List, Name, Partner } from './PartnerStrip.styles';

interface PartnerStripProps {
  /** Heading, lead and partners; without any, nothing is shown. */
  block: BlockOf<'partnerStrip'>;
  /** Its ground. */
  tone?: Tone;
}

/**
 * The names of the partners; the page of partners says what each of them does. Shows nothing where
 * none is named.
 * @avoid To show customers: nobody is named who did not agree.
 * @accessibility A list of names; logos are decoration.
 */
export function PartnerStrip({ block, tone }: PartnerStripProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  if (block.partners.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone} wide>
      <List>
        {block.partners.map(({ id, name, kind, country, logo }) => (
          <Partner key={id}>
            <PartnerLogo>{logo && <Picture image={{ ...logo, alt: '' }} sizes="12rem" />}</PartnerLogo>
            <Name>{name}</Name>
            <Kind>
              <Flag country={country} label={countryName(country, locale)} /> {kind}
            </Kind>
          </Partner>
        ))}
      </List>
      <All>
        <TextLink href={paths.partners}>{t('partnerStrip.all')}</TextLink>
      </All>
    </Section>
  );
}
