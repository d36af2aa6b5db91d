import NextImage from 'next/image';
import { useTranslation } from 'next-i18next/pages';

import { ConsentSettingsLink } from '@/components/layout/Consent/ConsentSettingsLink';
import { Logo } from '@/components/layout/Logo/Logo';
import { SchemeSelect } from '@/components/layout/SchemeSelect/SchemeSelect';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { Container } from '@/components/ui/Container/Container';
import { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
import { Picture } from '@/components/ui/Picture/Picture';
import { pictureLoaderOf } from '@/services/domain/content/pictureAddress';
import { useCommonData } from '@/services/store/commonData';

import { ContactDetails } from './ContactDetails';
import { LinkGroup } from './LinkGroup';
import {
  Background,
  Claim,
  Columns,
  Ground,
  Legal,
  LegalLinks,
  Notice,
  QrCode,
  Top,
} from './SiteFooter.styles';

/**
 * The end of every page: contact, every way through the site, official sources, what the law asks for.
 * @avoid On activity pages and error pages, whose layouts have none.
 * @accessibility Named groups of links. What stands on its picture keeps the contrast of the veil between.
 */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const { brand, contact, footer } = useCommonData();
  return (
    <Ground data-tone="inverse">
      {footer.background && (
        <Background>
          <NextImage
            src={footer.background.src}
            loader={pictureLoaderOf(footer.background.src)}
            alt=""
            fill
            sizes="100vw"
          />
        </Background>
      )}
      <Container>
        <GraduatedEdge />
        <Top>
          <div>
            <Logo product={brand.product} alt={brand.product} ground="ink" loading="lazy" />
            <Claim>{footer.claim}</Claim>
          </div>
          <ContactDetails contact={contact} />
          {footer.qrCode && (
            <QrCode>
              <Picture image={footer.qrCode.image} sizes="7rem" />
              <figcaption>{footer.qrCode.caption}</figcaption>
            </QrCode>
          )}
        </Top>
        <Columns aria-label={t('footer.navigation')}>
          {footer.groups.map(({ id, label, links }) => (
            <LinkGroup key={id} heading={label} links={links} />
          ))}
          {footer.sources.length > 0 && <LinkGroup heading={t('footer.sources')} links={footer.sources} />}
        </Columns>
        <Legal>
          <p>{footer.companyLine}</p>
          <LegalLinks>
            {footer.legal.map(({ id, label, href }) => (
              <li key={id}>
                <Anchor href={href}>{label}</Anchor>
              </li>
            ))}
            <li>
              <ConsentSettingsLink />
            </li>
          </LegalLinks>
          <SchemeSelect />
          <Notice>{footer.notice}</Notice>
        </Legal>
      </Container>
    </Ground>
  );
}
