'use client';

/** The site's components, for server components: styled-components works in client components alone. */
export { ContactDetails } from '@/components/layout/SiteFooter/ContactDetails';
export {
  Ground as FooterGround,
  Legal,
  LegalLinks,
  Notice,
  Top,
} from '@/components/layout/SiteFooter/SiteFooter.styles';
export { HeaderButton, HeaderLink } from '@/components/layout/headerItem.styles';
export { Logo } from '@/components/layout/Logo/Logo';
export { Button } from '@/components/ui/Button/Button';
export { Container } from '@/components/ui/Container/Container';
export { GraduatedEdge } from '@/components/ui/GraduatedEdge/GraduatedEdge';
export { Section } from '@/components/ui/Section/Section';
export { TextLink } from '@/components/ui/TextLink/TextLink';
export { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
export {
  ChineseMessage,
  Code,
  Ground as ErrorGround,
  Text,
  Title,
} from '@/components/views/ErrorView/ErrorView.styles';
