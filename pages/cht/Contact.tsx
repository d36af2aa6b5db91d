import { ContactView } from '@/components/views/ContactView/ContactView';

export { getStaticProps } from '@/services/pages/contact';
export default ContactView;
