import { RedirectView } from '@/components/views/RedirectView/RedirectView';

export { getServerSideProps } from '@/services/loaders/errorUrl';
export default RedirectView;
