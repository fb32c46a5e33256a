CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel" varchar(10) NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"reaches" varchar(255) NOT NULL,
	"wording" text NOT NULL,
	"given_how" varchar(20) NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"withdrawn_how" varchar(20),
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_channel" CHECK ("consents"."channel" in ('email', 'text')),
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('visits', 'offers')),
	CONSTRAINT "consents_withdrawn" CHECK (("consents"."withdrawn_at" is null) = ("consents"."withdrawn_how" is null))
);
--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_by" uuid,
	"status" varchar(10) DEFAULT 'draft' NOT NULL,
	"header" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "customer_imports_status" CHECK ("customer_imports"."status" in ('draft', 'running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "customer_merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stayed_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"moved" jsonb NOT NULL,
	"filled" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_search" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name_key" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"has_plan" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail_id" varchar(200) NOT NULL,
	"recipient" varchar(255) NOT NULL,
	"subject" varchar(300) NOT NULL,
	"first_tried_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"tries" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_stayed_id_users_id_fk" FOREIGN KEY ("stayed_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_gone_id_users_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_search" ADD CONSTRAINT "customer_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_by_user" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_that_holds" ON "consents" USING btree ("user_id","channel","purpose","reaches") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "customer_imports_by_time" ON "customer_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_merges_by_stayed" ON "customer_merges" USING btree ("stayed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_merges_gone_once" ON "customer_merges" USING btree ("gone_id") WHERE "customer_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "customer_notes_by_user" ON "customer_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "customer_search_words" ON "customer_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "customer_search_by_name" ON "customer_search" USING btree ("name_key","user_id");--> statement-breakpoint
CREATE INDEX "customer_search_with_plan" ON "customer_search" USING btree ("name_key","user_id") WHERE "customer_search"."has_plan";--> statement-breakpoint
CREATE INDEX "customer_search_without_plan" ON "customer_search" USING btree ("name_key","user_id") WHERE not "customer_search"."has_plan";--> statement-breakpoint
CREATE UNIQUE INDEX "sent_mails_once" ON "sent_mails" USING btree ("mail_id","recipient");--> statement-breakpoint
CREATE INDEX "sent_mails_by_mailbox" ON "sent_mails" USING btree (lower(regexp_replace("recipient", '^([^+@]+)\+[^@]*@', '\1@')),"id");--> statement-breakpoint
CREATE INDEX "sent_mails_by_time" ON "sent_mails" USING btree ("first_tried_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_mailbox" ON "users" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "chat_sessions_by_mailbox" ON "chat_sessions" USING btree (lower(regexp_replace("customer_email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
CREATE INDEX "plan_requests_by_mailbox" ON "plan_requests" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
CREATE INDEX "service_requests_by_mailbox" ON "service_requests" USING btree (lower(regexp_replace("customer_email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
CREATE INDEX "quote_requests_by_mailbox" ON "quote_requests" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')));--> statement-breakpoint
-- What a customer is found by is kept by triggers: whoever writes to people, properties or plans need not think of it.
CREATE FUNCTION "search_words"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  select array_remove(regexp_split_to_array(lower(left(coalesce(value, ''), 1000)), '[\s!-/:-@\[-`{-~]+'), '')
$$;
--> statement-breakpoint
-- A telephone number by all its digits, without the area code, and by the last four; an extension is left out.
CREATE FUNCTION "phone_words"("value" text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  select case when digits = '' then '{}'::text[] else array[digits, right(digits, 7), right(digits, 4)] end
  from (select regexp_replace(regexp_replace(regexp_replace(lower(left(coalesce(value, ''), 100)), '(ext|x).*$', ''),
    '\D', '', 'g'), '^1(?=\d{10}$)', '') as digits) as number
$$;
--> statement-breakpoint
CREATE FUNCTION "refresh_customer_search"("person_id" uuid) RETURNS void LANGUAGE sql AS $$
  delete from customer_search where user_id = person_id
    and not exists (select from users where id = person_id and role = 'customer' and disabled_at is null);
  insert into customer_search (user_id, name_key, words, has_plan)
  select person.id,
    lower(coalesce(nullif(concat_ws(' ', nullif(person.last_name, ''), nullif(person.first_name, '')), '') || ' ', '') || person.email),
    array_to_tsvector(
      array[lower(person.email)] || search_words(person.email) || search_words(person.first_name)
      || search_words(person.last_name) || phone_words(person.phone)
      || search_words((select string_agg(left(address, 300), ' ') from properties where user_id = person.id))),
    exists (select from service_plans as plan join properties as property on property.id = plan.property_id
      where property.user_id = person.id and plan.status <> 'cancelled')
  from users as person where person.id = person_id and person.role = 'customer' and person.disabled_at is null
  on conflict (user_id) do update set name_key = excluded.name_key, words = excluded.words, has_plan = excluded.has_plan
    where (customer_search.name_key, customer_search.words, customer_search.has_plan)
      is distinct from (excluded.name_key, excluded.words, excluded.has_plan);
$$;
--> statement-breakpoint
CREATE FUNCTION "search_follows_user"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_customer_search(new.id);
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "search_follows_property"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform refresh_customer_search(old.user_id); end if;
  if tg_op <> 'DELETE' then perform refresh_customer_search(new.user_id); end if;
  return null;
end $$;
--> statement-breakpoint
CREATE FUNCTION "search_follows_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform refresh_customer_search(user_id) from properties where id = old.property_id; end if;
  if tg_op <> 'DELETE' then perform refresh_customer_search(user_id) from properties where id = new.property_id; end if;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "users_search" AFTER INSERT OR UPDATE OF email, first_name, last_name, phone, role, disabled_at ON "users"
  FOR EACH ROW EXECUTE FUNCTION search_follows_user();
--> statement-breakpoint
CREATE TRIGGER "properties_search" AFTER INSERT OR DELETE OR UPDATE OF address, user_id ON "properties"
  FOR EACH ROW EXECUTE FUNCTION search_follows_property();
--> statement-breakpoint
CREATE TRIGGER "service_plans_search" AFTER INSERT OR DELETE OR UPDATE OF status, property_id ON "service_plans"
  FOR EACH ROW EXECUTE FUNCTION search_follows_plan();
--> statement-breakpoint
SELECT refresh_customer_search(id) FROM users;
