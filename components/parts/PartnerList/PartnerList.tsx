import { Flag } from '@/components/ui/Flag/Flag';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Partner } from '@/services/domain/content/partner';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';

import { Entry, Kind, List, Name, Summary } from './PartnerList.styles';
import { PartnerLogo } from './PartnerLogo.styles';

interface PartnerListProps {
  /** Name, kind, what the partner does, country and logo; one without a logo is set in type. */
  partners: Partner[];
}

/**
 * Every partner with what its part of the work is.
 * @avoid On other pages than the partners' own: `PartnerStrip`.
 * @accessibility Logos are decoration beside the names; flags say their country.
 */
export function PartnerList({ partners }: PartnerListProps) {
  const locale = useLocale();
  return (
    <List>
      {partners.map(({ id, name, kind, summary, country, logo }) => (
        <Entry key={id}>
          <PartnerLogo>{logo && <Picture image={{ ...logo, alt: '' }} sizes="14rem" />}</PartnerLogo>
          <div>
            <Name>{name}</Name>
            <Kind>
              <Flag country={country} label={countryName(country, locale)} /> {kind}
            </Kind>
            <Summary>{summary}</Summary>
          </div>
        </Entry>
      ))}
    </List>
  );
}
