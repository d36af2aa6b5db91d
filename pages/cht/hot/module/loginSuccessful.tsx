import { RegisteredView } from '@/components/views/RegisteredView/RegisteredView';

export { getStaticProps } from '@/services/pages/registrationEnd';
export default RegisteredView;
