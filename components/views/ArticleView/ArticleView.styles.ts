import styled from 'styled-components';

/** Of no use on paper. */
export const ReadOn = styled.div`
  @media print {
    display: none;
  }
`;
