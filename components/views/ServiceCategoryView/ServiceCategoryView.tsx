import { useTranslation } from 'next-i18next/pages';

import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { ChipBar } from '@/components/ui/Chips/ChipBar';
import { Chips } from '@/components/ui/Chips/Chips';
import { Flag } from '@/components/ui/Flag/Flag';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import type { GuideLinks } from '@/services/domain/services/countryGuide';
import type { Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { groupByCountry, groupByType, type ServiceGroup } from '@/services/domain/services/serviceGroups';
import { useLocale } from '@/services/hooks/useLocale';

import {
  Alone,
  Beside,
  Country,
  CountryName,
  Entries,
  Listing,
  PartNote,
  WithoutScripts,
} from './ServiceCategoryView.styles';
import { ServiceDetails } from './ServiceDetails';

interface ServiceCategoryViewProps {
  /** The category with its services; prices in minor units (cents). */
  group: ServiceGroup;
  /** Other categories of the same area, with the number of their services. */
  beside: (Pick<ServiceGroup, 'category' | 'name'> & { count: number })[];
  /** The pages about single countries. */
  guides: GuideLinks;
}

/** The anchor of the services that are not tied to a country. */
const noCountry = 'anywhere';

/** The anchor of the whole list. */
const listingId = 'services';

/** Services under a heading of their own. */
interface Part {
  id: string;
  name: string;
  country?: string | null;
  note?: string;
  services: Service[];
  /** The page about the country. */
  guide?: GuideLinks[string];
}

/** Company services by type, with how each is invoiced; all others by country. */
function useParts({ category, services }: ServiceGroup, guides: GuideLinks): Part[] {
  const { t } = useTranslation('services');
  const locale = useLocale();
  if (category !== 'company')
    return groupByCountry(services, languageTags[locale]).map(({ country, name, services: ofCountry }) => ({
      id: country ?? noCountry,
      name: name ?? t('category.noCountry'),
      country,
      services: ofCountry,
      ...(country && guides[country] && { guide: guides[country] }),
    }));
  return groupByType(services).map(({ type, name, vatIncrement, services: ofType }) => ({
    id: type === null ? 'other' : `type-${type}`,
    name: name ?? t('category.noType'),
    ...(type !== null && { note: t(vatIncrement ? 'category.vatIncrement' : 'category.ownInvoice') }),
    services: ofType,
  }));
}

/**
 * All services of one category by country, those of the whole Union first, or of companies by type, each with everything
 * it has.
 * @avoid To choose among categories: `ServiceDirectory` lists all of them.
 * @accessibility Countries are anchors and headings, services headings that open; every price is read with its unit
 *   and VAT label.
 */
export function ServiceCategoryView({ group, beside, guides }: ServiceCategoryViewProps) {
  const { t } = useTranslation('services');
  const { category, name, services } = group;
  const parts = useParts(group, guides);
  const isByType = category === 'company';
  const ofUnion = services.filter(({ country }) => country === 'EU');
  const lead = t('category.lead', { count: services.length });
  return (
    <>
      <PageOpening
        title={t('category.title', { name })}
        lead={lead}
        description={`${name}: ${lead}`}
        path={paths.servicesOf(category)}
        trail={[{ label: t('title'), href: paths.services }]}
      />
      <Section
        id={listingId}
        heading={t(isByType ? 'category.headingByType' : 'category.heading')}
        lead={t('category.note')}
        wide
      >
        {parts.length > 2 && (
          <ChipBar>
            <Chips $isRow data-contents aria-label={t(isByType ? 'category.types' : 'category.countries')}>
              {parts.map(({ id, name: partName }) => (
                <a key={id} href={`#${id}`}>
                  {partName}
                </a>
              ))}
            </Chips>
          </ChipBar>
        )}
        <Listing data-unhydrated="">
          <WithoutScripts href={`${paths.contact}#enquiry`}>{t('entry.enquire')}</WithoutScripts>
          <Alone>
            <TextLink href={`#${listingId}`}>
              {t(isByType ? 'category.allTypes' : 'category.allCountries')}
            </TextLink>
            {ofUnion.length > 0 && `${t('category.union')}:`}
            {ofUnion.map((service) => (
              <TextLink key={service.id} href={`#${serviceAnchor(service.id)}`}>
                {service.name}
              </TextLink>
            ))}
          </Alone>
          {parts.map(({ id, name: partName, country, note, services: ofPart, guide }) => (
            <Country key={id} id={id}>
              <CountryName>
                <h3>
                  {country && <Flag country={country} />}
                  {partName}
                </h3>
                {guide && <TextLink href={guide.href}>{guide.title}</TextLink>}
              </CountryName>
              <Entries>
                {note && <PartNote>{note}</PartNote>}
                {ofPart.map((service) => (
                  <ServiceDetails key={service.id} service={service} />
                ))}
              </Entries>
            </Country>
          ))}
        </Listing>
      </Section>
      <Section heading={t('category.beside')}>
        <Beside>
          {beside.map((other) => (
            <li key={other.category}>
              <TextLink href={paths.servicesOf(other.category)}>{other.name}</TextLink> {other.count}
            </li>
          ))}
          <li>
            <TextLink href={paths.services}>{t('category.all')}</TextLink>
          </li>
        </Beside>
      </Section>
      <CheckInvitation after="prices" />
    </>
  );
}
