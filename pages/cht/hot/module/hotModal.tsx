import { RegistrationView } from '@/components/views/RegistrationView/RegistrationView';

export { getStaticProps } from '@/services/pages/registration';
export default RegistrationView;
