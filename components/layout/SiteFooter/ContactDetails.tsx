import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { telHref } from '@/contract/lists/phoneNumber';
import type { CompanyContact } from '@/services/domain/content/layoutData';

const Details = styled.address`
  color: ${theme.color.onInverseMuted};
  font-size: ${theme.size.s};

  strong {
    color: ${theme.color.onInverse};
    font-weight: ${theme.weight.semibold};
  }

  a {
    display: inline-block;
    padding-block: 0.125rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Mail = styled(Anchor)`
  && {
    padding-block: 0.25rem;
    color: ${theme.color.onInverse};
    font-size: ${theme.size.h4};
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
    text-decoration-color: ${theme.color.signalOnInverse};
    text-underline-offset: 0.3em;
    overflow-wrap: anywhere;
  }
`;

/** Company and contact; the e-mail address is plain text that is also a link (requirements, 1). */
export function ContactDetails({ contact }: { contact: Omit<CompanyContact, 'countryCode'> }) {
  const { companyName, street, postalCode, city, country, email, phone, hours } = contact;
  return (
    <Details>
      <strong>{companyName}</strong>
      <br />
      {street}
      <br />
      {postalCode} {city}, {country}
      <br />
      <Mail href={mailtoHref(email)}>{email}</Mail>
      <br />
      <Anchor href={telHref(phone)}>{phone}</Anchor>
      <br />
      {hours}
    </Details>
  );
}
