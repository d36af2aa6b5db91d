import { ContactView } from '@/components/views/ContactView/ContactView';

export { getStaticProps } from '@/services/loaders/contact';
export default ContactView;
