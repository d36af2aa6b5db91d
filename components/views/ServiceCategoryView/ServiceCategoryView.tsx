import { CheckInvitation } from '@/components/parts/CheckInvitation/CheckInvitation';
import { Flag } from '@/components/ui/Flag/Flag';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { PageOpening } from '@/components/views/PageOpening/PageOpening';
import { paths } from '@/services/config/paths';
import { languageTags } from '@/services/domain/locale/locale';
import { groupByCountry, type ServiceGroup } from '@/services/domain/services/serviceGroups';
import { useLocale } from '@/services/hooks/useLocale';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Beside, Countries, Country, CountryName, Entries, Listing } from './ServiceCategoryView.styles';
import { ServiceDetails } from './ServiceDetails';

interface ServiceCategoryViewProps {
  /** The category with its services; prices in minor units (cents). */
  group: ServiceGroup;
  /** Other categories of the same area, with the number of their services. */
  beside: (Pick<ServiceGroup, 'category' | 'name'> & { count: number })[];
}

/** The anchor of the services that are not tied to a country. */
const noCountry = 'anywhere';

/** The anchor of the whole list. */
const listingId = 'services';

/**
 * All services of one category by country, each with everything it has.
 * @avoid To choose among categories: `ServiceDirectory` lists all of them.
 * @accessibility Countries are anchors and headings; every price is read with its unit and VAT label.
 */
export function ServiceCategoryView({ group, beside }: ServiceCategoryViewProps) {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { category, name, services } = group;
  const countries = groupByCountry(services, languageTags[locale]);
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
      <Section id={listingId} heading={t('category.heading')} lead={t('category.note')} wide>
        {countries.length > 2 && (
          <Countries aria-label={t('category.countries')}>
            {countries.map(({ country, name: countryName }) => (
              <a key={country} href={`#${country ?? noCountry}`}>
                {country && <Flag country={country} />}
                {countryName ?? t('category.noCountry')}
              </a>
            ))}
          </Countries>
        )}
        <Listing>
          <p>
            <TextLink href={`#${listingId}`}>{t('category.allCountries')}</TextLink>
          </p>
          {countries.map(({ country, name: countryName, services: ofCountry }) => (
            <Country key={country} id={country ?? noCountry}>
              <CountryName>
                {country && <Flag country={country} />} {countryName ?? t('category.noCountry')}
              </CountryName>
              <Entries>
                {ofCountry.map((service) => (
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
      <CheckInvitation />
    </>
  );
}
