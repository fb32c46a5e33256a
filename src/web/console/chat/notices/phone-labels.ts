// Telephone numbers of people on call as they are read here.

/** "+12815550142" as "(281) 555-0142"; numbers of other countries as they are. */
export function phoneWords(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
