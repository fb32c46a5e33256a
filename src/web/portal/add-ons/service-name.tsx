// The service that a request is about: in the portal's language where it is one of the form's, otherwise as the office has named it.
import { OwnerWords, useAreaMessages } from '../portal-language.tsx';

export function ServiceName({ label }: { label: string }) {
  const services = useAreaMessages('requestForm')?.services;
  return services?.[label] ?? <OwnerWords>{label}</OwnerWords>;
}
