import { useTranslation } from 'next-i18next/pages';

import { OfficeMap } from '@/components/parts/OfficeMap/OfficeMap';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { telHref } from '@/contract/lists/phoneNumber';
import type { CompanyContact } from '@/services/domain/content/layoutData';

import { Address, Columns, Company } from './ContactPlace.styles';

interface ContactPlaceProps {
  /** Address, telephone, e-mail and hours, from the layout data. */
  contact: CompanyContact;
  /** Cities with an office. */
  offices: string[];
}

/** A search in the open map of the world; it is asked only by who follows the link. */
const onMap = ({ street, postalCode, city, country }: CompanyContact): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: `${street}, ${postalCode} ${city}, ${country}`,
  })}`;

/**
 * Location and contact: a map from our own drawing, the address as text, and all other contact details.
 * @avoid For offices alone: the block `Offices`.
 * @accessibility Everything the map shows stands beside it as text; numbers and addresses are links.
 */
export function ContactPlace({ contact, offices }: ContactPlaceProps) {
  const { t } = useTranslation('enquiries');
  const { companyName, street, postalCode, city, country, email, phone, hours } = contact;
  return (
    <Section id="place" heading={t('place.heading')} lead={t('place.lead')}>
      <Columns>
        <OfficeMap offices={offices} />
        <Address>
          <Company>{companyName}</Company>
          <p>
            {street}
            <br />
            {postalCode} {city}
            <br />
            {country}
          </p>
          <p>
            <TextLink href={mailtoHref(email)}>{email}</TextLink>
            <br />
            <TextLink href={telHref(phone)}>{phone}</TextLink>
            <br />
            {hours}
          </p>
          <p>
            <TextLink href={onMap(contact)}>{t('place.onMap')}</TextLink>
          </p>
        </Address>
      </Columns>
    </Section>
  );
}
