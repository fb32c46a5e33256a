-- Asked for rather than inlined, and dear, so that the planner uses the indexes below instead of reckoning row by row.
CREATE FUNCTION "person_words"("name" text, "email" text, "phone" text, "address" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
begin
  return array_to_tsvector(array_remove(
    array[lower(coalesce(email, ''))] || public.search_words(email) || public.search_words(name)
      || public.phone_words(phone) || public.search_words(left(address, 300)), ''));
end $$;
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"address" varchar(500) NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_deeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"up_to" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_by_actor";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_deeds" ADD CONSTRAINT "told_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_by_user" ON "saved_views" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_once" ON "saved_views" USING btree ("user_id","address");--> statement-breakpoint
CREATE INDEX "appointments_words" ON "appointments" USING gin (person_words("customer_name", "customer_email", "customer_phone", "property_address"));--> statement-breakpoint
CREATE INDEX "chat_sessions_words" ON "chat_sessions" USING gin (person_words("customer_name", "customer_email", "customer_phone", ''));--> statement-breakpoint
CREATE INDEX "plan_requests_words" ON "plan_requests" USING gin (person_words(("first_name" || ' ' || "last_name"), "email", "phone", "address"));--> statement-breakpoint
CREATE INDEX "service_requests_words" ON "service_requests" USING gin (person_words("customer_name", "customer_email", "customer_phone", "property_address"));--> statement-breakpoint
CREATE INDEX "quote_requests_words" ON "quote_requests" USING gin (person_words(("first_name" || ' ' || "last_name"), "email", "phone", ''));--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");