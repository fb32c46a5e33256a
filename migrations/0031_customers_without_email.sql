ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_of_staff" CHECK ("users"."email" is not null or "users"."role" = 'customer');--> statement-breakpoint
-- As in migration 0010, also for a customer of whom there is no address: such a one is sorted by name, then by phone number.
CREATE OR REPLACE FUNCTION "refresh_customer_search"("person_id" uuid) RETURNS void LANGUAGE sql AS $$
  delete from customer_search where user_id = person_id
    and not exists (select from users where id = person_id and role = 'customer' and disabled_at is null);
  insert into customer_search (user_id, name_key, words, has_plan)
  select person.id,
    lower(concat_ws(' ', nullif(person.last_name, ''), nullif(person.first_name, ''), coalesce(person.email, person.phone))),
    array_to_tsvector(
      array_remove(array[lower(person.email)], null) || search_words(person.email) || search_words(person.first_name)
      || search_words(person.last_name) || phone_words(person.phone)
      || search_words((select string_agg(left(address, 300), ' ') from properties where user_id = person.id))),
    exists (select from service_plans as plan join properties as property on property.id = plan.property_id
      where property.user_id = person.id and plan.status <> 'cancelled')
  from users as person where person.id = person_id and person.role = 'customer' and person.disabled_at is null
  on conflict (user_id) do update set name_key = excluded.name_key, words = excluded.words, has_plan = excluded.has_plan
    where (customer_search.name_key, customer_search.words, customer_search.has_plan)
      is distinct from (excluded.name_key, excluded.words, excluded.has_plan);
$$;
