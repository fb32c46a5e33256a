CREATE TABLE "account_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"invited_by" uuid,
	"email" varchar(255) NOT NULL,
	"first_name" varchar(100) NOT NULL,
	"last_name" varchar(100) NOT NULL,
	"phone" varchar(50),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_people" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_people_two" CHECK ("account_people"."person_id" <> "account_people"."customer_id")
);
--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invitations" ADD CONSTRAINT "account_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_people" ADD CONSTRAINT "account_people_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_people" ADD CONSTRAINT "account_people_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_invitations_by_customer" ON "account_invitations" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "account_invitations_by_mailbox" ON "account_invitations" USING btree (lower(regexp_replace("email", '^([^+@]+)\+[^@]*@', '\1@')),"created_at");--> statement-breakpoint
CREATE INDEX "account_invitations_expiry" ON "account_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitations_one_open" ON "account_invitations" USING btree ("customer_id",lower("email")) WHERE "account_invitations"."accepted_at" is null and "account_invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "account_people_by_customer" ON "account_people" USING btree ("customer_id","joined_at");