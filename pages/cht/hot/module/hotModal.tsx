import { RegistrationView } from '@/components/views/RegistrationView/RegistrationView';

export { getStaticProps } from '@/services/loaders/registration';
export default RegistrationView;
